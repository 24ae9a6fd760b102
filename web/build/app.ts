// What makes an app of the page: its icons, its manifest, and the worker that keeps it on the device.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformWithEsbuild, type Plugin } from "vite";
import { appIcon } from "../pictures/logo";

const MANIFEST = {
  name: "Shelfmark",
  short_name: "Shelfmark",
  description: "Two board games about books",
  start_url: "/",
  display: "standalone",
  background_color: "#f6ecd8",
  theme_color: "#e9d9ba",
  icons: [
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: "/icon-maskable.svg", sizes: "any", type: "image/svg+xml", purpose: "maskable" },
  ],
};

function yourTurn(root: string) {
  const texts = ["en", "cs", "de"].map((language) => {
    const messages = readFileSync(join(root, `messages/page.${language}.json`), "utf8");
    return [language, (JSON.parse(messages) as Record<string, string>)["page.your-turn"]];
  });
  return Object.fromEntries(texts) as Record<string, string>;
}

export function app(root: string): Plugin {
  const made: Record<string, string> = {
    "icon.svg": appIcon(),
    "icon-maskable.svg": appIcon(512, true),
    "manifest.webmanifest": JSON.stringify(MANIFEST),
  };
  return {
    name: "app",
    apply: "build",
    async generateBundle(_options, bundle) {
      for (const [fileName, source] of Object.entries(made)) this.emitFile({ type: "asset", fileName, source });
      const names = [...Object.keys(bundle), ...Object.keys(made)].filter((name) => !/^index.html$|\.woff$/.test(name)).sort();
      const files = ["/", ...new Set(names.map((name) => `/${name}`))];
      const edition = createHash("sha256").update(JSON.stringify([files, made])).digest("hex").slice(0, 16);
      const path = join(root, "web/src/service-worker.ts");
      const define = {
        FILES: JSON.stringify(files),
        EDITION: JSON.stringify(`shelfmark-${edition}`),
        YOUR_TURN: JSON.stringify(yourTurn(root)),
      };
      const { code } = await transformWithEsbuild(readFileSync(path, "utf8"), path, { define, minify: true });
      this.emitFile({ type: "asset", fileName: "service-worker.js", source: code });
    },
  };
}
