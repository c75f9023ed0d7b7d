import type { Page } from 'playwright-core';

/**
 * Collects the warnings and errors that a page writes to its console, with the address of the script or the answer.
 * Returns a function that gives what was written since its last call.
 */
export function listenToConsole(page: Page): () => string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type()))
      said.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => said.push(`console: ${error.message}`));
  return () => said.splice(0);
}
