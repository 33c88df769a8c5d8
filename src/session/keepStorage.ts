/** Asks the browser not to clear a kept list when space runs short; where it cannot or will not, the list is kept as before. */
export async function keepStorage(): Promise<void> {
  try {
    const { storage } = navigator;
    if (storage?.persist && !(await storage.persisted())) await storage.persist();
  } catch {
    // Refused, or a page that is not served safely.
  }
}
