import type { Plugin } from 'vite';

const root = '<div id="root"></div>';
const text = '<p>This page is taking a long time to load. <a href="">Reload the page</a></p>';
const style = '@keyframes late{from{visibility:hidden}}#root>p{margin:2em;animation:late 0s 9s both}';

/**
 * Puts a text into each document that shows after 9 seconds, unless React has replaced it. Without the first script
 * nothing of ours runs, so a style counts the time. It is a delay: the style for reduced motion ends every duration.
 */
export const lateText = (): Plugin => ({
  name: 'late-text',
  transformIndexHtml(html) {
    if (!html.includes(root)) throw new Error(`A document has no ${root}`);
    return {
      html: html.replace(root, root.replace('></', `>${text}</`)),
      tags: [{ tag: 'style', children: style, injectTo: 'head' }],
    };
  },
});
