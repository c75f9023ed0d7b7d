const attribute = 'data-mantine-color-scheme';

/** Shows the page in its light colours while it is printed, because dark ones cost ink and cannot be read on paper. */
export function printInLight(): void {
  let before: string | null = null;
  matchMedia('print').addEventListener('change', ({ matches }) => {
    const root = document.documentElement;
    if (matches) {
      before = root.getAttribute(attribute);
      root.setAttribute(attribute, 'light');
    } else if (before !== null) {
      root.setAttribute(attribute, before);
      before = null;
    }
  });
}
