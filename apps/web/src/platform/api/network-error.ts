/** The request never got an answer: no connection, or none within the time limit. */
export class NetworkError extends Error {
  constructor(options: { cause?: unknown } = {}) {
    super('Network Error', options);
    this.name = 'NetworkError';
  }
}
