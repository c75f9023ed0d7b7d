import type { Email } from './render-message.ts';

/** Writes the text part of an email. The address of its button has a line of its own. */
export function asText({ greeting, paragraphs, link }: Email): string {
  const button = link ? [`${link.label}:\n${link.url}`] : [];
  return [greeting, ...paragraphs, ...button, 'Doselore'].join('\n\n');
}

/** Writes the HTML part of an email, with the same words. */
export function asHtml({ greeting, paragraphs, link }: Email): string {
  const texts = [greeting, ...paragraphs].map((text) => `<p>${escapeHtml(text)}</p>`);
  const button = link
    ? `<p><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#1A6661;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(link.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="en-GB"><body style="font-family:'Segoe UI',Arial,sans-serif;color:#12201F;line-height:1.5">${texts.join('')}${button}<p>Doselore</p></body></html>`;
}

/** Escapes a text for the HTML part of an email. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`);
}
