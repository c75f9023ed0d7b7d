const lineBytes = 75;

/** Escapes text by RFC 5545, section 3.3.11: backslash, semicolon, comma and line ends. Removes control characters. */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/gu, (character) => `\\${character}`)
    .replace(/\n/gu, '\\n');
}

/**
 * Folds a line by RFC 5545, section 3.1: no line is longer than 75 bytes. The rest follows on the next line after a
 * space. A character is never split.
 */
export function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > lineBytes) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

export function joinLines(lines: readonly string[]): Buffer {
  return Buffer.from(lines.map((line) => `${foldLine(line)}\r\n`).join(''));
}

/** Returns the UTC parts of a time as `20260701T100000`. */
export function stampOf(at: Date): string {
  return at.toISOString().slice(0, 19).replace(/[-:]/gu, '');
}
