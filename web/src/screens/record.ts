// The record of a finished game as a file.
import { about, type House } from "../transport/house";

export async function saveRecord(house: House, table: string) {
  const { status, text } = await house.ask("GET", about(table, "record"));
  if (status !== 200) return;
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: `${table}.record` });
  link.click();
  URL.revokeObjectURL(address);
}
