import { XMLParser, XMLValidator } from 'fast-xml-parser';

import { ManifestFault } from './manifest-types.ts';

/**
 * XML element. Names of elements and attributes are local (no namespace prefix) and in lower case. Authoring tools
 * spell `dataFromLMS`, `scormType`, `identifierRef` and others differently.
 */
export type XmlElement = {
  name: string;
  attributes: Map<string, string>;
  children: XmlElement[];
  /** Text directly inside the element, trimmed. */
  text: string;
};

export type XmlDocument = { root: XmlElement; namespaces: string[] };

const MAX_XML_LENGTH = 10_000_000;
const ATTRIBUTES = ':@';
const TEXT = '#text';
const CDATA = '#cdata';

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  textNodeName: TEXT,
  cdataPropName: CDATA,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
});

/** Parses XML. Throws `ManifestFault` when the text is too large, declares a DTD or is not well-formed. */
export function parseXml(source: string): XmlDocument {
  if (source.length > MAX_XML_LENGTH) {
    throw new ManifestFault('too-large', 'imsmanifest.xml is too large: at most 10 million characters are read.');
  }
  const xml = source.startsWith('\uFEFF') ? source.slice(1) : source;
  refuseDeclarations(xml);
  const validation = XMLValidator.validate(xml);
  if (validation !== true) {
    const { line, msg } = validation.err;
    throw notWellFormed(`line ${line}: ${msg.slice(0, 200)}`);
  }
  const namespaces: string[] = [];
  const root = toElements(parseNodes(xml), namespaces)[0];
  if (!root) throw notWellFormed('line 1: there is no element in it.');
  return { root, namespaces };
}

export function childrenNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

export function childNamed(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name);
}

/** Returns the trimmed text of the first child with that name, or "" when there is none. */
export function childText(element: XmlElement, name: string): string {
  return childNamed(element, name)?.text ?? '';
}

/** Returns a trimmed attribute, or "" when absent. */
export function attribute(element: XmlElement, name: string): string {
  return element.attributes.get(name)?.trim() ?? '';
}

function notWellFormed(detail: string): ManifestFault {
  return new ManifestFault('not-well-formed', `imsmanifest.xml is not well-formed XML, ${detail}`);
}

/** Refuses a DTD. It can define entities that expand without end or read files, and no SCORM tool needs one. */
function refuseDeclarations(xml: string): void {
  let position = xml.indexOf('<!');
  while (position !== -1) {
    const end = xml.startsWith('<!--', position)
      ? xml.indexOf('-->', position + 4)
      : xml.startsWith('<![CDATA[', position)
        ? xml.indexOf(']]>', position + 9)
        : undefined;
    if (end === undefined) {
      throw new ManifestFault(
        'has-dtd',
        'imsmanifest.xml contains a DOCTYPE or entity declaration, which is not allowed.',
      );
    }
    if (end === -1) return;
    position = xml.indexOf('<!', end + 3);
  }
}

function parseNodes(xml: string): unknown {
  try {
    return parser.parse(xml);
  } catch (error) {
    throw notWellFormed(`${error instanceof Error ? error.message.slice(0, 200) : 'it cannot be read'}.`);
  }
}

/** Converts the parser's ordered form: a list of `{ [tag]: children, ':@'?: attributes }`. */
function toElements(nodes: unknown, namespaces: string[]): XmlElement[] {
  return listOf(nodes).flatMap((node) => {
    const tag = Object.keys(node).find((key) => key !== ATTRIBUTES);
    if (tag === undefined || tag.startsWith('?') || tag === TEXT || tag === CDATA) return [];
    const content = node[tag];
    return [
      {
        name: localName(tag),
        attributes: toAttributes(node[ATTRIBUTES], namespaces),
        children: toElements(content, namespaces),
        text: textOf(content).trim(),
      },
    ];
  });
}

function toAttributes(raw: unknown, namespaces: string[]): Map<string, string> {
  const attributes = new Map<string, string>();
  if (!isRecord(raw)) return attributes;
  for (const [name, value] of Object.entries(raw)) {
    const text = decodeEntities(String(value));
    if (name === 'xmlns' || name.startsWith('xmlns:')) namespaces.push(text);
    else if (!attributes.has(localName(name)) || !name.includes(':')) attributes.set(localName(name), text);
  }
  return attributes;
}

function textOf(content: unknown): string {
  return listOf(content)
    .map((node) => {
      if (TEXT in node) return decodeEntities(String(node[TEXT]));
      return CDATA in node
        ? listOf(node[CDATA])
            .map((part) => String(part[TEXT] ?? ''))
            .join('')
        : '';
    })
    .join('');
}

const NAMED_ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Decodes entities in one pass, because the parser does not decode numeric references. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED_ENTITIES.get(name) ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number.parseInt(decimal, 10);
    const isCharacter = code > 0 && code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : whole;
  });
}

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase();
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
