// Alone in its file: webpack needs exactly this form, and jest cannot parse import.meta.
export const startWorker = (): Worker => new Worker(new URL('./engine.worker.ts', import.meta.url));
