import { zlibSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { fontsInUse } from './fonts.ts';
import { fontNamed } from './more-scripts.ts';

type Reference = {
  buffer: readonly Uint8Array[];
  data: { Filter?: string; Type?: string };
  finalize: () => void;
};

export type Properties = { title: string; subject: string; createdAt: Date; hasAllScripts: boolean };

const author = 'Doselore';

/**
 * PDF document whose bytes depend only on the certificate. Its dates and file id come from the certificate. fflate
 * compresses it, because the output of `zlib` differs between versions of Node and between processors.
 */
export class CertificatePdf extends PDFDocument {
  /** Widths of words in a font of 1 point, by face and word. */
  readonly wordWidths = new Map<string, number>();
  /** Whether names in all scripts are printed. Older certificates keep their fonts. */
  readonly hasAllScripts: boolean;

  constructor({ title, subject, createdAt, hasAllScripts }: Properties) {
    super({
      size: 'A4',
      layout: 'landscape',
      margin: 0,
      pdfVersion: '1.7',
      subset: 'PDF/UA' as never,
      tagged: true,
      lang: 'en-GB',
      displayTitle: true,
      compress: false,
      // Without this option, pdfkit loads Helvetica.
      font: null as never,
      info: {
        Title: title,
        Subject: subject,
        Author: author,
        Creator: author,
        Producer: author,
        CreationDate: createdAt,
        ModDate: createdAt,
      },
    });
    this.hasAllScripts = hasAllScripts;
    for (const { name, font } of fontsInUse) this.registerFont(name, font as never);
  }

  /** Chooses a font by its name. Fonts of further scripts are registered when a name needs them. */
  chooseFont(name: string): this {
    const more = fontNamed(name);
    if (more !== undefined) this.registerFont(name, more.font as never);
    return this.font(name);
  }

  override ref(data?: object): PDFKit.PDFKitReference {
    const reference = super.ref(data as never);
    compressAtEnd(reference as unknown as Reference);
    return reference;
  }

  /** Writes the properties as XML too. pdfkit does not escape them. */
  _addInfo(): void {
    const { info } = this;
    this.info = { ...info, Title: escapeXml(info.Title), Subject: escapeXml(info.Subject) };
    (PDFDocument.prototype as unknown as { _addInfo: () => void })._addInfo.call(this);
    this.info = info;
  }
}

function compressAtEnd(reference: Reference): void {
  const { finalize } = reference;
  reference.finalize = () => {
    const { buffer, data } = reference;
    if (buffer.length > 0 && data.Filter === undefined && data.Type !== 'Metadata') {
      reference.buffer = [zlibSync(joined(buffer), { level: 6 })];
      data.Filter = 'FlateDecode';
    }
    finalize.call(reference);
  };
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(chunks));
}

function escapeXml(text = ''): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Finishes a document and returns its bytes. */
export function bytesOf(pdf: CertificatePdf): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.end();
  });
}
