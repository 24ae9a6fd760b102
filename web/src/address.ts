/** The parts of what stands behind the # of an address; none of one that cannot be read, such as a link that was cut off. */
export function partsOf(hash: string): string[] {
  try {
    return hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** Whether only this computer can open what is at this address. */
export const onlyHere = (hostname: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
