import type { Picture } from '../certificate-data.ts';
import { bytesOf, CertificatePdf, type Properties } from './certificate-pdf.ts';
import { type LaidText, layText, type Room, type Setting, widthOfRun } from './laid-text.ts';

export const ink = {
  bottle: '#003634',
  line: '#1A6661',
  soft: '#BCE7E2',
  tint: '#E9F4F2',
  amber: '#FCB659',
  text: '#12201F',
  muted: '#48524F',
  white: '#FFFFFF',
};

export type Box = { x: number; y: number; width: number; height: number };
export type Colour = keyof typeof ink;
type Place = { x: number; y: number; colour?: Colour; align?: 'left' | 'right'; width?: number };
type Element = PDFKit.PDFStructureElement;
export type Part = { laid: LaidText; at: Place };

/** Adds a space after a part, so that screen readers separate it from the next part. */
function withSpace(laid: LaidText): LaidText {
  const lines = laid.lines.map((line, nth) => {
    const last = line.at(-1);
    return nth < laid.lines.length - 1 || last === undefined
      ? line
      : [...line.slice(0, -1), { ...last, text: `${last.text} ` }];
  });
  return { ...laid, lines };
}

/** Landscape A4 page with the structure that screen readers follow. All measures are points from the top left corner. */
export class Sheet {
  readonly width = 841.89;
  readonly height = 595.28;
  readonly #pdf: CertificatePdf;
  readonly #root: Element;

  constructor(properties: Properties) {
    this.#pdf = new CertificatePdf(properties);
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
  }

  lay(text: string, setting: Setting, room: Room): LaidText {
    return layText(this.#pdf, text, setting, room);
  }

  /** Draws decoration that screen readers skip. */
  decorate(draw: (pdf: PDFKit.PDFDocument) => void): void {
    this.#pdf.markContent('Artifact');
    this.#pdf.save();
    draw(this.#pdf);
    this.#pdf.restore();
    this.#pdf.endMarkedContent();
  }

  /** Writes a heading or a paragraph. Screen readers read its parts in order. */
  write(tag: 'H1' | 'H2' | 'P', parts: readonly Part[]): void {
    this.#add(this.#pdf.struct(tag), () => {
      for (const [nth, { laid, at }] of parts.entries())
        this.#draw(nth === parts.length - 1 ? laid : withSpace(laid), at);
    });
  }

  /** Writes a list. `mark` draws the point in front of an item. */
  list(items: readonly { laid: LaidText; at: Place; mark: (pdf: PDFKit.PDFDocument) => void }[]): void {
    const list = this.#pdf.struct('L');
    this.#root.add(list);
    for (const { laid, at, mark } of items) {
      this.decorate(mark);
      const item = this.#pdf.struct('LI');
      list.add(item);
      this.#add(this.#pdf.struct('LBody'), () => this.#draw(laid, at), item);
      item.end();
    }
    list.end();
  }

  /** Writes a link. `box` is the area that opens it. */
  link(address: string, { parts, box }: { parts: readonly Part[]; box: Box }): void {
    const link = this.#pdf.struct('Link');
    this.#root.add(link);
    link.add(() => {
      for (const { laid, at } of parts) this.#draw(laid, at);
    });
    const options = { structParent: link, Contents: new String(address) } as never;
    this.#pdf.link(box.x, box.y, box.width, box.height, address, options);
    link.end();
  }

  /** Draws a picture inside a box, as large as it fits, at its left or right edge. */
  picture(alt: string, picture: Picture, box: Box & { align: 'left' | 'right' }): void {
    const { x, y, width, height, align } = box;
    this.figure(alt, box, (pdf) => {
      pdf.image(Buffer.from(picture), x, y, { fit: [width, height], align: align as never, valign: 'center' });
    });
  }

  /** Draws something that screen readers read as `alt`. */
  figure(alt: string, { x, y, width, height }: Box, draw: (pdf: PDFKit.PDFDocument) => void): void {
    const figure = this.#pdf.struct('Figure', { alt, bbox: [x, y, x + width, y + height] } as never);
    this.#add(figure, () => draw(this.#pdf));
  }

  /** Writes a word across the middle of the page. */
  stamp(word: string, { size, degrees }: { size: number; degrees: number }): void {
    const laid = this.lay(word, { face: 'heading', sizes: [size], tracking: -0.02 }, { width: this.width, lines: 1 });
    const measure = { size, tracking: -0.02 };
    const whole = (laid.lines[0] ?? []).reduce((sum, run) => sum + widthOfRun(this.#pdf, run, measure), 0);
    const middle: [number, number] = [this.width / 2, this.height / 2];
    this.#add(this.#pdf.struct('P'), () => {
      this.#pdf.save().rotate(degrees, { origin: middle }).fillOpacity(0.16);
      this.#draw(laid, { x: middle[0] - whole / 2, y: middle[1] - laid.height / 2, colour: 'line' });
      this.#pdf.restore();
    });
  }

  /** Returns the bytes of the file. */
  end(): Promise<Uint8Array> {
    this.#root.end();
    return bytesOf(this.#pdf);
  }

  #add(element: Element, draw: () => void, parent = this.#root): void {
    parent.add(element);
    element.add(draw);
    element.end();
  }

  #draw(laid: LaidText, at: Place): void {
    const { x, y, colour = 'text', align = 'left', width = 0 } = at;
    const measure = { size: laid.size, tracking: laid.tracking / laid.size };
    for (const [nth, line] of laid.lines.entries()) {
      // The first baseline is where the letters of the size hang from the top of their line.
      const baseline = y + laid.size * 0.78 + (laid.leading - laid.size) / 2 + nth * laid.leading;
      const widths = line.map((run) => widthOfRun(this.#pdf, run, measure));
      const whole = widths.reduce((sum, one) => sum + one, 0);
      let left = align === 'right' ? x + width - whole : x;
      for (const [place, run] of line.entries()) {
        this.#pdf.chooseFont(run.font).fontSize(laid.size).fillColor(ink[colour]);
        const options = { lineBreak: false, baseline: 'alphabetic', characterSpacing: laid.tracking } as const;
        this.#pdf.text(run.text, left, baseline, options);
        left += widths[place] ?? 0;
      }
    }
  }
}
