import { inflateSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import type { Drawing1 } from './certificate-data.ts';
import { createCertificateRenderer } from './render-certificate.ts';

const renderer = createCertificateRenderer();
afterAll(renderer.close);

const certificate: Drawing1 = {
  drawing: 1,
  holder: 'Nadia Hussain',
  title: 'Sepsis: spotting deterioration',
  awardedOn: '2026-11-21',
  expiresOn: '2028-11-21',
  organisation: 'Northgate Pharmacy Group',
  serial: 'DL-2026-ABCD2345',
  verifyCode: 'ABCD-EFGH-JKLM-NPQR',
  checkUrl: 'https://learn.example.org/check-certificate/ABCD-EFGH-JKLM-NPQR',
  createdAt: new Date('2026-11-21T10:00:00Z'),
};

/** Returns the unpacked drawing instructions of a PDF. */
function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/gu)].flatMap(([, body = '']) => {
    try {
      return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/gu)?.length ?? 0;
}

test('draws a certificate as one page with embedded fonts and its title as metadata', async () => {
  const pdf = await renderer.render(certificate);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pagesOf(pdf)).toBe(1);
  expect(pdf.toString('latin1')).toMatch(/FontFile/u);
  expect(streamsOf(pdf).some((stream) => stream.includes('BT'))).toBe(true);
});

test('draws the same certificate as the same file, so that a second download is identical', async () => {
  const [first, second] = await Promise.all([renderer.render(certificate), renderer.render(certificate)]);
  expect(first.equals(second)).toBe(true);
});

test('long names, Welsh and Polish letters, and a certificate that never expires fit on one page', async () => {
  const holder = 'Siân Gwenllïan Zażółć-Featherstonehaugh of Llanŷstumdwy and Wrocław';
  const title =
    'Vaccination: injection technique practical, anaphylaxis and the cold chain for community pharmacy teams';
  expect(pagesOf(await renderer.render({ ...certificate, holder, title, expiresOn: null }))).toBe(1);
});

/** Returns the left and right ends of the runs of text on a page, in points, in the order in which they are drawn. */
function textRunsOf(page: string): { left: number; right: number }[] {
  const runs: { left: number; right: number }[] = [];
  const saved: number[] = [];
  let x = 0;
  for (const [token, moved] of page.matchAll(/^(?:q|Q|BT|1 0 0 1 (\S+) \S+ cm)$/gmu)) {
    const open = runs.at(-1);
    if (token === 'q') saved.push(x);
    else if (token === 'Q') x = saved.pop() ?? 0;
    else if (token === 'BT') runs.push({ left: x, right: Number.NaN });
    else {
      x += Number(moved);
      // A run ends where the next one would begin.
      if (open !== undefined && Number.isNaN(open.right)) open.right = x;
    }
  }
  return runs;
}

test('prints the widest code and a long address between the certificate number and the QR code', async () => {
  const verifyCode = 'WMWM-MWMW-WWMM-MMWW';
  const checkUrl = `https://learning.a-very-long-organisation-name.example.nhs.uk/check-certificate/${verifyCode}`;
  const pdf = await renderer.render({ ...certificate, verifyCode, checkUrl, serial: 'DL-2026-WMWMWMWM' });
  const [page = ''] = streamsOf(pdf).filter((stream) => stream.includes('BT'));
  const [serial, ...beside] = textRunsOf(page).slice(-6);
  const qrLeft = 842 - 84 - 74;
  expect(beside).toHaveLength(5);
  for (const { left, right } of beside) {
    expect(left).toBeGreaterThan(serial?.right ?? Number.NaN);
    expect(right).toBeLessThan(qrLeft);
  }
});
