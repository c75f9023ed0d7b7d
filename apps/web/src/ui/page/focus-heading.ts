let somethingWasShown = false;

/** Focuses the heading of a new page, except on the first load, where the browser has put the focus. */
export function focusHeading(heading: HTMLHeadingElement | null): void {
  if (somethingWasShown) heading?.focus({ preventScroll: true });
  somethingWasShown = true;
}
