export type Draft<Command> = { command: Command; idempotencyKey: string };

const keyOf = (name: string) => `doselore-${name}`;

function isDraft(value: unknown): value is { command: unknown; idempotencyKey: string } {
  return typeof value === 'object' && value !== null && 'command' in value && 'idempotencyKey' in value;
}

/**
 * Returns the unsent command of this tab. When the connection breaks, the same command is sent again under the same
 * idempotency key, so that nothing is done twice.
 */
export function readDraft<Command>(name: string): Draft<Command> | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    return isDraft(stored) ? (stored as Draft<Command>) : undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft<Command>(name: string, draft: Draft<Command>): void {
  sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
}

export function dropDraft(name: string): void {
  sessionStorage.removeItem(keyOf(name));
}
