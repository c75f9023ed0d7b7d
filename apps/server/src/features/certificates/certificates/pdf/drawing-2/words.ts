import type { Drawing2 } from '../certificate-data.ts';
import { panelWidth } from './art.ts';
import type { LaidText, Setting } from './laid-text.ts';
import { type Colour, ink, type Sheet } from './sheet.ts';

export const left = panelWidth + 24 + 3 + 34;
export const right = 842 - 24 - 56;
const width = right - left;

/** Density of the words: font sizes in points, and a factor for the space between blocks. */
type Density = {
  holder: readonly number[];
  title: readonly number[];
  words: number;
  objectives: number;
  leading: number;
  gap: number;
};

/** The last density is for certificates with many learning objectives. */
const densities: readonly Density[] = [
  { holder: [52, 46, 40, 35, 31], title: [33, 29, 26, 24], words: 15, objectives: 12, leading: 1.3, gap: 1.2 },
  { holder: [46, 40, 34, 30], title: [30, 26, 23], words: 14, objectives: 11.5, leading: 1.3, gap: 1 },
  { holder: [40, 34, 29, 25], title: [26, 23, 20], words: 13, objectives: 10.5, leading: 1.3, gap: 0.75 },
  { holder: [30, 26, 23, 20], title: [21, 19, 17], words: 11.5, objectives: 9.5, leading: 1.25, gap: 0.5 },
  { holder: [24, 22, 20], title: [17, 16], words: 10, objectives: 9, leading: 1.2, gap: 0.2 },
];

type Block = { laid: LaidText; tag: 'H1' | 'H2' | 'P'; colour: Colour; before: number };
type Layout = { blocks: Block[]; objectives: LaidText[]; gap: number; height: number };

const indent = 14;
const rule = { width: 84, height: 3.5, before: 14 };

function layOut(sheet: Sheet, data: Drawing2, density: Density): Layout {
  const { gap, words, leading } = density;
  const block = (text: string, setting: Setting, rest: Omit<Block, 'laid'>): Block => ({
    laid: sheet.lay(text, setting, { width, lines: 2 }),
    ...rest,
  });
  const plain = { face: 'text', sizes: [words] } as const;
  const holder = { face: 'heading', sizes: density.holder, leading: 1.1, tracking: -0.015 } as const;
  const title = { face: 'heading', sizes: density.title, leading: 1.15, tracking: -0.01 } as const;
  const ofOrganisation = data.organisation === null ? '' : `of ${data.organisation} `;
  const blocks = [
    block(data.heading, { face: 'heading', sizes: [words + 4] }, { tag: 'H1', colour: 'line', before: 0 }),
    block('This is to certify that', plain, { tag: 'P', colour: 'muted', before: 14 * gap }),
    block(data.holder, holder, { tag: 'P', colour: 'text', before: 2 }),
    block(`${ofOrganisation}${data.lead}`, plain, { tag: 'P', colour: 'muted', before: 8 * gap }),
    block(data.title, title, { tag: 'P', colour: 'bottle', before: 2 }),
  ];
  const setting = { face: 'text', sizes: [density.objectives], leading } as const;
  const objectives = data.objectives.map((text) => sheet.lay(text, setting, { width: width - indent, lines: 1 }));
  const heading = { face: 'strong', sizes: [density.objectives + 0.5] } as const;
  if (objectives.length > 0)
    blocks.push(block('Learning objectives', heading, { tag: 'H2', colour: 'text', before: 12 * gap + 2 }));
  const height =
    rule.before * gap +
    rule.height +
    blocks.reduce((sum, { laid, before }) => sum + laid.height + before, 0) +
    objectives.reduce((sum, laid) => sum + laid.height + 3 * gap, 0);
  return { blocks, objectives, gap, height };
}

/** Returns the blocks at the first density that fits. At the last density, counts the objectives that do not fit. */
function chooseLayout(sheet: Sheet, data: Drawing2, room: number): Layout {
  for (const density of densities) {
    const layout = layOut(sheet, data, density);
    if (layout.height <= room) return layout;
  }
  const last = densities.at(-1);
  if (last === undefined) throw new Error('There is no density');
  for (let shown = data.objectives.length - 1; shown > 0; shown -= 1) {
    const more = `and ${data.objectives.length - shown} more`;
    const layout = layOut(sheet, { ...data, objectives: [...data.objectives.slice(0, shown), more] }, last);
    if (layout.height <= room) return layout;
  }
  return layOut(sheet, { ...data, objectives: [] }, last);
}

/** Draws the holder, the course and its objectives between `top` and `bottom`. */
export function drawWords(sheet: Sheet, data: Drawing2, { top, bottom }: { top: number; bottom: number }): void {
  const room = bottom - top;
  const { blocks, objectives, gap, height } = chooseLayout(sheet, data, room);
  // Places a short text slightly above the middle.
  let y = top + Math.max(0, (room - height) * 0.38);
  for (const { laid, tag, colour, before } of blocks) {
    if (tag === 'H2') y = drawRule(sheet, y, gap);
    y += before;
    sheet.write(tag, [{ laid, at: { x: left, y, colour } }]);
    y += laid.height;
  }
  if (objectives.length === 0) return void drawRule(sheet, y, gap);
  sheet.list(
    objectives.map((laid) => {
      const at = { x: left + indent, y: y + 3 * gap };
      y = at.y + laid.height;
      const dot = { x: left + 3, y: at.y + laid.leading / 2 };
      return { laid, at, mark: (pdf) => void pdf.circle(dot.x, dot.y, 1.8).fill(ink.line) };
    }),
  );
}

/** Draws the line below the title. Returns the position of its lower edge. */
function drawRule(sheet: Sheet, y: number, gap: number): number {
  const top = y + rule.before * gap;
  sheet.decorate((pdf) => void pdf.rect(left, top, rule.width, rule.height).fill(ink.amber));
  return top + rule.height;
}
