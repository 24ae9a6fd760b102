// The record of a finished game as a file.
import { about, askText, type House } from "../transport/house";

export async function saveRecord(house: House, table: string) {
  const text = await askText(house, "GET", about(table, "record"));
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: `${table}.record` });
  link.click();
  URL.revokeObjectURL(address);
}
