import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Draws the first page of a PDF on a canvas, as wide as the canvas is on the screen. */
export async function drawFirstPage(canvas: HTMLCanvasElement, pdf: Blob): Promise<void> {
  const task = getDocument({ data: new Uint8Array(await pdf.arrayBuffer()), useWasm: false });
  const document = await task.promise;
  try {
    const page = await document.getPage(1);
    const size = page.getViewport({ scale: 1 });
    const scale = (canvas.clientWidth / size.width) * window.devicePixelRatio;
    const viewport = page.getViewport({ scale });
    // Draws on a second canvas and copies it, so that the earlier picture stays until the new picture is complete.
    const drawn = new OffscreenCanvas(Math.round(viewport.width), Math.round(viewport.height));
    await page.render({ canvas: drawn as unknown as HTMLCanvasElement, viewport }).promise;
    canvas.width = drawn.width;
    canvas.height = drawn.height;
    canvas.getContext('2d')?.drawImage(drawn, 0, 0);
  } finally {
    await task.destroy();
  }
}
