import { decodeEntities } from './decode-entities.ts';
import { type XmlTag, type XmlToken, XmlUnreadable } from './xml-tokens.ts';

/** Stands for a field inside the instruction of another one. */
const inner = '\uFFFC';
const maxText = 1024 * 1024;
const formulas: ReadonlySet<string> = new Set([
  'f',
  'formula',
  'formula1',
  'formula2',
  'definedName',
  'calculatedColumnFormula',
  'totalsRowFormula',
]);
const instructions: ReadonlySet<string> = new Set(['instrText', 'delInstrText']);

/** Tells whether a field of Word asks a program for data. Another field could supply the letters of its name. */
const isDdeField = (instruction: string) => new RegExp(`^[\\s"'“”]*(DDE|D{0,2}${inner})`, 'iu').test(instruction);

/** Tells whether a formula asks a program for data: outside texts, names of sheets and columns, only DDE has a bar. */
const isDdeFormula = (formula: string) => {
  const bare = formula.replace(/"[^"]*"|'[^']*'|\[[^\]]*\]/gu, '');
  return bare.includes('|') || /\bDDE\s*\(/iu.test(bare);
};

/** Returns a check that takes the tokens of a part one by one, and tells whether they ask another program for data. */
export function createDdeCheck(): { takes: (token: XmlToken) => boolean; ends: () => boolean } {
  /** Instructions of the fields that are open, the innermost last. Undefined after the instruction of a field. */
  const fields: (string | undefined)[] = [];
  let gathered: { name: string; text: string; depth: number } | undefined;

  const endInstruction = () => {
    const instruction = fields.pop();
    return instruction !== undefined && isDdeField(instruction);
  };
  const fieldMark = (attributes: string) => {
    const type = attributeOf(attributes, 'fldCharType');
    if (type === 'begin') {
      append(inner);
      fields.push('');
      return false;
    }
    const isDde = endInstruction();
    if (type === 'separate') fields.push(undefined);
    return isDde;
  };
  function append(text: string) {
    const open = fields.at(-1);
    if (open === undefined) return;
    if (open.length + text.length > maxText) throw new XmlUnreadable();
    fields[fields.length - 1] = open + text;
  }
  const finish = ({ name, text }: { name: string; text: string }) => {
    const value = decodeEntities(text);
    if (formulas.has(name)) return isDdeFormula(value);
    append(value);
    return false;
  };
  const opens = (token: XmlTag) => {
    if (token.name === 'ddeLink') return true;
    if (token.name === 'fldChar') return fieldMark(token.attributes);
    if (token.name === 'fldSimple') return isDdeField(attributeOf(token.attributes, 'instr'));
    return false;
  };

  return {
    takes(token) {
      if (token.kind === 'declaration') return checkDeclaration(token.value);
      if (token.kind === 'text') {
        if (gathered?.depth === 0) gathered.text += token.value;
        if (gathered !== undefined && gathered.text.length > maxText) throw new XmlUnreadable();
        return false;
      }
      if (token.kind === 'close') {
        if (gathered === undefined) return false;
        gathered.depth -= 1;
        if (gathered.depth >= 0) return false;
        const done = gathered;
        gathered = undefined;
        return finish(done);
      }
      if (token.kind === 'open') {
        if (gathered !== undefined) gathered.depth += 1;
        else if (formulas.has(token.name) || instructions.has(token.name))
          gathered = { name: token.name, text: '', depth: 0 };
      }
      return opens(token);
    },
    ends: () => fields.some((instruction) => instruction !== undefined && isDdeField(instruction)),
  };
}

/** Refuses declarations that could hide a field from this check: entities of a file's own, and other encodings. */
function checkDeclaration(declaration: string): false {
  const encoding = /^\?xml\b.*\bencoding\s*=\s*["']([^"']*)/isu.exec(declaration)?.[1];
  if (encoding !== undefined && !/^(utf-?8|utf-?16([lb]e)?|us-ascii|iso-8859-1|windows-1252)$/iu.test(encoding))
    throw new XmlUnreadable();
  if (/^!(DOCTYPE\b.*\[|ENTITY)/isu.test(declaration)) throw new XmlUnreadable();
  return false;
}

function attributeOf(attributes: string, name: string): string {
  const found = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'u').exec(attributes);
  return decodeEntities(found?.[1] ?? found?.[2] ?? '');
}
