import { readXml, withoutPrefix, XmlUnreadable } from './read-xml.ts';

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

/** Returns whether a field of Word asks a program for data. Another field could supply the letters of its name. */
const isDdeField = (instruction: string) => new RegExp(`^[\\s"'“”]*(DDE|D{0,2}${inner})`, 'iu').test(instruction);

/**
 * Returns whether a formula asks a program for data: outside texts, names of sheets and columns, only DDE has a bar.
 */
const isDdeFormula = (formula: string) => {
  const bare = formula.replace(/"[^"]*"|'[^']*'|\[[^\]]*\]/gu, '');
  return bare.includes('|') || /\bDDE\s*\(/iu.test(bare);
};

/** Returns the value of an attribute, whatever its prefix is. Two of one name could hide one another. */
function attributeOf(attributes: Record<string, string>, name: string): string {
  const found = Object.keys(attributes).filter((key) => withoutPrefix(key) === name);
  if (found.length > 1) throw new XmlUnreadable();
  return attributes[found[0] ?? ''] ?? '';
}

/** Follows the fields of a part, which may lie in one another. `add` gives a piece of the instruction. */
function followFields() {
  /** Instructions of the fields that are open, the innermost last. Undefined after the instruction of a field. */
  const open: (string | undefined)[] = [];
  const endInstruction = () => {
    const instruction = open.pop();
    return instruction !== undefined && isDdeField(instruction);
  };
  const add = (text: string) => {
    const instruction = open.at(-1);
    if (instruction === undefined) return;
    if (instruction.length + text.length > maxText) throw new XmlUnreadable();
    open[open.length - 1] = instruction + text;
  };
  return {
    add,
    /** Takes the begin, the end, or the mark between instruction and result. Returns whether a DDE field is complete. */
    mark(type: string): boolean {
      if (type === 'begin') {
        add(inner);
        open.push('');
        return false;
      }
      const isDde = endInstruction();
      if (type === 'separate') open.push(undefined);
      return isDde;
    },
    hasDde: () => open.some((instruction) => instruction !== undefined && isDdeField(instruction)),
  };
}

/** Returns whether a part asks another program for data. Throws `XmlUnreadable`. `isLoose` as in `readXml`. */
export async function asksPrograms(pieces: AsyncIterable<string>, isLoose: boolean): Promise<boolean> {
  const fields = followFields();
  /** Formulas and instructions that are open, the innermost last. `inside` counts the other open elements in them. */
  const gathered: { name: string; text: string; inside: number }[] = [];
  let found = false;

  const isDdeTag = (name: string, attributes: Record<string, string>) => {
    if (name === 'fldChar') return fields.mark(attributeOf(attributes, 'fldCharType'));
    return name === 'ddeLink' || (name === 'fldSimple' && isDdeField(attributeOf(attributes, 'instr')));
  };
  await readXml(pieces, {
    open(name, attributes) {
      const around = gathered.at(-1);
      if (formulas.has(name) || instructions.has(name)) gathered.push({ name, text: '', inside: 0 });
      else if (around !== undefined) around.inside += 1;
      found ||= isDdeTag(name, attributes);
    },
    text(value) {
      const around = gathered.at(-1);
      if (around?.inside !== 0) return;
      around.text += value;
      if (around.text.length > maxText) throw new XmlUnreadable();
    },
    close() {
      const around = gathered.at(-1);
      if (around === undefined) return;
      if (around.inside > 0) around.inside -= 1;
      else {
        gathered.pop();
        if (formulas.has(around.name)) found ||= isDdeFormula(around.text);
        else fields.add(around.text);
      }
    },
    isDone: () => found,
    isLoose,
  });
  return found || fields.hasDde();
}
