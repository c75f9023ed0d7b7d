/** Relationship of a part of an Office file: its type, its target, and whether the target is outside the file. */
type Relationship = { type: string; target: string; isExternal: boolean };

/**
 * `outside`: the target is a file, a network or a program. `loads`: Office loads the target when it opens the file.
 * `unreadable`: this check cannot read the list.
 */
export type LinkFault = 'outside' | 'loads' | 'unreadable';

const relationshipTag = /<(?:[\w.-]+:)?Relationship\b((?:[^>"']|"[^"]*"|'[^']*')*)>/gu;
const attribute = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decode = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/giu, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });

function relationshipsOf(xml: string): Relationship[] {
  return Array.from(xml.matchAll(relationshipTag), ([, inside = '']) => {
    const values = new Map(
      Array.from(inside.matchAll(attribute), ([, name = '', double, single]) => [name, decode(double ?? single ?? '')]),
    );
    return {
      type: values.get('Type') ?? '',
      // Programs skip spaces and control characters before an address.
      target: (values.get('Target') ?? '').replace(/[\p{Cc}\s]/gu, ''),
      isExternal: values.get('TargetMode')?.toLowerCase() === 'external',
    };
  });
}

/** Types of sounds and films, which play only when a person starts them. */
const isPlayed = (type: string) => /\/(video|audio|media)$/u.test(type);
const isWeb = (target: string) => /^https?:\/\/[^\\]*$/iu.test(target);

function faultOf({ type, target, isExternal }: Relationship): LinkFault | undefined {
  if (/^(\\|\/\/|\/\\|[a-z]:[\\/]|file:|smb:)/iu.test(target)) return 'outside';
  if (/\/(aFChunk|attachedTemplate)$/u.test(type)) return 'loads';
  if (!isExternal) return undefined;
  if (type.endsWith('/hyperlink')) {
    const scheme = /^([a-z][a-z0-9+.-]*):/iu.exec(target)?.[1]?.toLowerCase();
    return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme) ? undefined : 'outside';
  }
  return isPlayed(type) && isWeb(target) ? undefined : 'loads';
}

/**
 * Finds a forbidden target in a list of relationships. It is a file, a network, a program, or content that loads on
 * opening. Links to web pages and mailboxes are allowed.
 */
export function linkFault(bytes: Buffer): LinkFault | undefined {
  // Office also reads other encodings and declarations, which could hide a link from this check.
  if (bytes.includes(0) || /<!(DOCTYPE|ENTITY)/iu.test(bytes.toString('latin1'))) return 'unreadable';
  return relationshipsOf(bytes.toString('utf8'))
    .map(faultOf)
    .find((fault) => fault !== undefined);
}
