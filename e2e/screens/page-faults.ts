import type { Page } from 'playwright-core';

// Each function runs in the page and returns its faults in words.

/** Finds a list whose first row begins lower than 300 pixels, so that figures or choices push it out of sight. */
export function findLowList(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const row = [...document.querySelectorAll('main table tbody tr')].find((one) => one.checkVisibility());
    const top = row === undefined ? 0 : Math.round(row.getBoundingClientRect().top + window.scrollY);
    return top > 300 ? [`low list: the first row begins at ${top}px`] : [];
  });
}

/** Finds text that its own box cuts off, to the right or below. */
export function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const isLeaf = element.childElementCount === 0 && (element.textContent ?? '').trim() !== '';
      const style = getComputedStyle(element);
      const isHiding = style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll';
      if (!isLeaf || !isHiding || element.clientWidth <= 1 || style.clipPath !== 'none') continue;
      const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;
      if (isCut) found.push(`cut: “${element.textContent?.trim().slice(0, 60)}”`);
    }
    return found;
  });
}

/** Finds targets smaller than 24 by 24 pixels, except links in a line of text and fields with a larger label. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
      const isInText = element.tagName === 'A' && getComputedStyle(element).display === 'inline';
      const box = element.getBoundingClientRect();
      if (isInText || box.width <= 1 || box.height <= 1) continue;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const boxes = [box, ...labels.map((label) => label.getBoundingClientRect())];
      // A field and its label are one target.
      const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
      const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
      const name = (element.textContent || element.ariaLabel || element.getAttribute('name') || '').trim();
      if (width < 24 || height < 24)
        found.push(`small: ${element.tagName} “${name.slice(0, 40)}” ${Math.round(width)} × ${Math.round(height)}`);
    }
    return found;
  });
}

/** Finds fields whose border has a contrast below 3 to 1 with its surroundings. */
export function findFaintBorders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const luminance = (colour: string) => {
      if (canvas === null) return 0;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const behind = (element: Element | null): string => {
      for (let one = element; one !== null; one = one.parentElement) {
        const { backgroundColor } = getComputedStyle(one);
        if (!/, 0\)$|transparent/u.test(backgroundColor)) return backgroundColor;
      }
      return 'white';
    };
    const found: string[] = [];
    const fields = 'input:not([type=hidden]):not([type=file]):not([type=radio]):not([type=checkbox]), select, textarea';
    for (const field of document.querySelectorAll<HTMLElement>(fields)) {
      const style = getComputedStyle(field);
      if (field.getBoundingClientRect().width <= 1 || style.borderTopWidth === '0px' || field.matches(':disabled'))
        continue;
      const [one, other] = [luminance(style.borderTopColor), luminance(behind(field.parentElement))].sort(
        (a, b) => b - a,
      );
      const ratio = ((one ?? 0) + 0.05) / ((other ?? 0) + 0.05);
      if (ratio < 3) found.push(`faint edge: ${field.getAttribute('name') ?? field.tagName} ${ratio.toFixed(2)}`);
    }
    return found;
  });
}
