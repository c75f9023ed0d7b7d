/** Parameter of the address of a register that names its session. */
export const sessionParam = 'session';

/** Anchor of the rows of the register. An address that ends in it shows the rows at once. */
export const registerAnchor = 'register';

/** Returns the address of the register of one session. `page` is the address of the delegates of the course. */
export const registerAddress = (page: string, sessionId: number): string =>
  `${page}?${sessionParam}=${sessionId}#${registerAnchor}`;
