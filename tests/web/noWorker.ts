// jest cannot parse import.meta: here there is no worker, as in a browser that refuses one.
export const startWorker = (): Worker => {
  throw new Error('no worker here');
};
