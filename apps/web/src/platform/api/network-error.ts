/** There is no connection: the request did not reach the server, or the answer was cut off. */
export class NetworkError extends Error {
  constructor(options: { cause?: unknown } = {}) {
    super('Network Error', options);
    this.name = 'NetworkError';
  }
}

/** There is no connection, and this browser has not stored the answer today. */
export class NotStored extends NetworkError {}

/** The server is reached but has not answered within the time limit. */
export class RequestTimeout extends Error {
  constructor(options: { cause?: unknown } = {}) {
    super('Timeout', options);
    this.name = 'RequestTimeout';
  }
}

/** Translates an error of the browser into one of ours. Returns other errors unchanged. */
export function transportError(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'TimeoutError') return new RequestTimeout({ cause: error });
  return error instanceof TypeError ? new NetworkError({ cause: error }) : error;
}
