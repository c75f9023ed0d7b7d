import react from '@vitejs/plugin-react';
import mantinePreset from 'postcss-preset-mantine';
import simpleVariables from 'postcss-simple-vars';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { firstFonts } from './build/first-fonts.ts';

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

export default defineConfig({
  plugins: [
    react(),
    firstFonts({ weights: { min: 400, max: 700 } }),
    preloadBodyFont(),
    compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1024, exclude: [/\.woff2$/] }),
  ],
  css: {
    postcss: {
      plugins: [
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
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
            },
            // What every page loads first is one file, because each request costs a round trip and half a kilobyte of
            // headers. The login page and My Courses both have buttons, a title and states of loading.
            { name: 'first', tags: ['$initial'] },
            {
              name: 'first',
              test: /src[\\/](ui[\\/](page|states|brand)|platform[\\/](routes|site-info))[\\/]|components[\\/](Input|TextInput)[\\/]|use-uncontrolled|IconCheck\./,
            },
            { name: 'my-courses', test: /features[\\/]my-learning[\\/]my-courses[\\/]index\.ts$|learner-frame\.tsx$/ },
            { name: 'login', test: /features[\\/]auth[\\/]login[\\/]index\.ts$/ },
            // Small modules that several screens share.
            { name: 'shared', test: /src[\\/]ui[\\/](course|banner)[\\/]|@tabler[\\/]/, minShareCount: 5 },
          ],
        },
      },
    },
  },
});
