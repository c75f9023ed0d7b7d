type Prove = () => Promise<boolean>;

let prove: Prove = () => Promise.resolve(false);

/**
 * Sets the function that asks for the password when a call needs it. The function returns whether the password was
 * given.
 */
export function setStepUp(next: Prove): void {
  prove = next;
}

export function proveAgain(): Promise<boolean> {
  return prove();
}
