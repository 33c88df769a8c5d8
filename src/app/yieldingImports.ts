/** Evaluates the parts one after the other, each in a task of its own: what waits meanwhile (a touch, a paint) comes between. */
export async function yieldingImports(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const part of parts) {
    await part();
    await new Promise((resume) => {
      setTimeout(resume);
    });
  }
}
