type Prove = () => Promise<boolean>;

let prove: Prove = () => Promise.resolve(false);

/** Whoever asks for the password once more, for every call that turns out to need it. Answers whether it was given. */
export function setStepUp(next: Prove): void {
  prove = next;
}

export function proveAgain(): Promise<boolean> {
  return prove();
}
