/** The parts of what stands behind the # of an address; none of one that cannot be read, such as a link that was cut off. */
export function partsOf(hash: string): string[] {
  try {
    return hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return [];
  }
}
