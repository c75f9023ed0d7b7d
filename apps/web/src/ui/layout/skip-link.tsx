import type { MouseEvent } from 'react';

function focusMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: links to #main; the handler only adds the focus
    <a className="skip" href="#main" onClick={focusMain}>
      Skip to main content
    </a>
  );
}
