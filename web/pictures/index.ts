/** Everything that is drawn. Each function gives SVG markup; colours come from palette.css. */

export { assistant, assistants } from "./assistants";
export { figureToken, seatMark } from "./assistants/figures";
export { category, colour, colourOf, emblem, genre } from "./badges";
export { type Book, cover, spine, type SpineSize } from "./books";
export { bookCard, cardBack, categoryCard, type Detail, type Role } from "./cards";
export { categories, genres } from "./emblems";
export { icon, type IconName, icons } from "./icons";
export { bookshelfCard } from "./bookshelves";
export { librariansCard, powerCard } from "./librarians";
export { library } from "./libraries";
export { location, places } from "./locations";
export { appIcon, logo, wordmark } from "./logo";
export { categorySwatch, colourSwatch, endpaper, shelfBack, shelfBoard } from "./patterns";
export { audience, audiences, thrill, thrills } from "./signs";
export { emptyShelf, ending, firstPlayer, inspector, publicLibrary } from "./tokens";
