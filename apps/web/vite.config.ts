import path from 'node:path';
import react from '@vitejs/plugin-react';
import mantinePreset from 'postcss-preset-mantine';
import simpleVariables from 'postcss-simple-vars';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';

import { dropOwnColours } from './build/drop-own-colours.ts';
import { dropUnusedParts } from './build/drop-unused-parts.ts';
import { firstFonts } from './build/first-fonts.ts';
import { lateText } from './build/late-text.ts';
import { serviceWorker } from './build/service-worker.ts';

/** Preloads the body font, which the first paint needs. The other fonts may arrive later. */
function preloadBodyFont(): Plugin {
  return {
    name: 'preload-body-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) =>
          /first-.*hyperlegible-next-latin-wght-normal.*\.woff2$/.test(file),
        );
        if (font === undefined) {
          if (bundle === undefined) return [];
          throw new Error('This build has no body font');
        }
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}

/** Modules that the login document and the application share. Their dependencies come with them. */
const sharedWithLogin = new RegExp(
  [
    'rolldown.runtime|vite.preload-helper|node_modules.(react|react-dom|scheduler)/',
    'hooks.esm.use-(uncontrolled|disclosure)/|icons.IconCheck.mjs',
    'src.theme.(themed|mantine-styles|print-in-light)',
    'src.ui.(link|form.(plain-form|text-field|use-form|rules|form.module)|page.(document-page|page.module)|states.(splash|states.module)|brand.logo)',
    'src.areas.frames.bare-frame|src.ui.layout.notice.module|site-status.parts.centred-card.module',
    'src.platform.(session.(signed-in|roles)|site-info.ask-site-info|interruption|offline-day.end-offline-day)',
  ]
    .join('|')
    .replaceAll(/[./]/gu, '[\\\\/.]'),
  'u',
);

export default defineConfig({
  plugins: [
    react(),
    dropUnusedParts(),
    firstFonts({ weights: { min: 400, max: 700 }, headings: /bricolage/u }),
    preloadBodyFont(),
    lateText(),
    serviceWorker(),
    compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 512, exclude: [/\.woff2$/] }),
  ],
  css: {
    postcss: {
      plugins: [
        dropOwnColours(),
        mantinePreset(),
        simpleVariables({ variables: { 'mantine-breakpoint-sm': '48em', 'mantine-breakpoint-md': '62em' } }),
      ],
    },
  },
  build: {
    target: 'es2022',
    // Every browser of the target follows `modulepreload` itself, or loads the scripts without it.
    modulePreload: { polyfill: false },
    // The content security policy does not allow `data:` addresses for scripts and fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'login.html'].map((document) => path.join(import.meta.dirname, document)),
      output: {
        codeSplitting: {
          groups: [
            // What the login document and the application share: React, the styles, forms and the head of a page.
            { name: 'base', test: sharedWithLogin },
            { name: 'login', test: /features[\\/]site[\\/]auth[\\/](login-page|first-page-of)\./ },
            // What every page of the application loads first is one file, because each request costs a round trip and
            // half a kilobyte of headers. My Courses has states of loading and a title, so they belong to it.
            {
              name: 'first',
              test: /src[\\/](main\.tsx|ui[\\/](page(?![\\/]page-tabs)|states|brand)[\\/]|platform[\\/](routes|site-info)[\\/])/,
            },
            {
              name: 'my-courses',
              test: /features[\\/]learning[\\/]my-learning[\\/]my-courses[\\/]index\.ts$|learner-frame\.tsx$/,
            },
            // Small modules that several screens share.
            { name: 'shared', test: /src[\\/]ui[\\/](course|banner)[\\/]|@tabler[\\/]/, minShareCount: 5 },
          ],
        },
      },
    },
  },
});
