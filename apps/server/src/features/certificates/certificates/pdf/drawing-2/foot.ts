import type { Drawing2 } from '../certificate-data.ts';
import type { LaidText } from './laid-text.ts';
import { ink, type Part, type Sheet } from './sheet.ts';
import { left, right } from './words.ts';

const bottom = 556;
const gap = 28;
const signature = { width: 216, height: 42 };

type Foot = {
  /** Lower limit of the words of the certificate, in points. */
  top: number;
  draw: () => void;
};

/** Texts below each other, with a space between them in points. */
type Stack = { texts: readonly LaidText[]; gap: number };

function heightOf({ texts, gap }: Stack): number {
  return texts.reduce((sum, { height }) => sum + height, 0) + gap * Math.max(0, texts.length - 1);
}

function partsOf(stack: Stack, at: Omit<Part['at'], 'y'>): Part[] {
  let y = bottom - heightOf(stack);
  return stack.texts.map((laid) => {
    const part = { laid, at: { ...at, y } };
    y += laid.height + stack.gap;
    return part;
  });
}

/** Lays out the signatory, with the footer messages beside it. Messages replace a missing signatory. */
export function drawFoot(sheet: Sheet, { signatory, footers }: Drawing2): Foot {
  const messagesLeft = signatory === null ? left : left + signature.width + gap;
  const setting = { face: 'text', sizes: signatory === null ? [10, 9.5, 9] : [9], leading: 1.3 } as const;
  const room = { width: right - messagesLeft, lines: 1 };
  const messages = { texts: footers.map((text) => sheet.lay(text, setting, room)), gap: 4 };
  const names = { texts: signatory === null ? [] : layNames(sheet, signatory), gap: 0 };
  const lineY = bottom - heightOf(names) - 5;
  const picture = signatory?.picture ?? null;
  const signatureTop = lineY - (picture === null ? 26 : signature.height + 3);
  const heights = [bottom - heightOf(messages), ...(signatory === null ? [] : [signatureTop])];
  const draw = () => {
    if (signatory !== null) {
      if (picture !== null)
        sheet.picture(`Signature of ${signatory.name}`, picture, {
          x: left,
          y: signatureTop,
          ...signature,
          align: 'left',
        });
      const end = left + signature.width;
      sheet.decorate((pdf) => void pdf.moveTo(left, lineY).lineTo(end, lineY).lineWidth(0.8).stroke(ink.muted));
      sheet.write('P', partsOf(names, { x: left, colour: 'text' }));
    }
    for (const part of partsOf(messages, { x: messagesLeft, colour: 'muted' })) sheet.write('P', [part]);
  };
  return { top: Math.min(...heights) - 14, draw };
}

function layNames(sheet: Sheet, { name, title }: { name: string; title: string }): LaidText[] {
  const room = { width: signature.width, lines: 1 };
  return [
    sheet.lay(name, { face: 'strong', sizes: [11.5, 10.5, 9.5] }, room),
    ...(title === '' ? [] : [sheet.lay(title, { face: 'text', sizes: [10, 9.5, 9] }, room)]),
  ];
}
