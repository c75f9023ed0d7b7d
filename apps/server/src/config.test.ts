import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('starts without any setting: the built-in database, a demo and two local names', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    demo: true,
    pharmacistEmail: 'pharmacist@doselore.example',
    databaseUrl: undefined,
    connections: { size: 10, statementTimeoutMs: 30_000, lockTimeoutMs: 5_000 },
    publicUrl: undefined,
    strictAnswers: false,
    trustProxy: [],
  });
});

test('counts an empty value as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('names every wrong value at once', () => {
  const wrong = {
    PORT: 'eighty',
    DATABASE_URL: 'mysql://db',
    PUBLIC_URL: 'learn.example.org',
    SECRET_KEY: 'too short',
    SMTP_URL: 'http://mail',
    PHARMACIST_EMAIL: 'the pharmacist',
    CLAMD_URL: 'http://clamd',
    DEMO: 'maybe',
    DB_POOL: '3',
    DB_STATEMENT_TIMEOUT: 'never',
    DB_LOCK_TIMEOUT: '0',
    DB_POOLER: 'session',
  };
  const read = () => readConfig(wrong);
  for (const name of Object.keys(wrong)) expect(read).toThrow(new RegExp(`^  ${name}: `, 'mu'));
  expect(read).toThrow(/must be an address such as https:\/\/learn\.example\.org/u);
});

test('refuses one of the two addresses without the other', () => {
  expect(() => readConfig({ PUBLIC_URL: 'https://learn.example.org' })).toThrow(
    /CONTENT_URL: PUBLIC_URL and CONTENT_URL must be set together/u,
  );
});

test.each(['https://learn.example.org', 'https://LEARN.example.org/', 'https://learn.example.org:8443'])(
  'refuses to run packages on the app’s own host, as with %s',
  (content) => {
    expect(() => readConfig({ PUBLIC_URL: 'https://learn.example.org', CONTENT_URL: content })).toThrow(
      /CONTENT_URL: must be on another host/u,
    );
  },
);

test('reduces addresses to their origin, and lists proxies', () => {
  const config = readConfig({
    PUBLIC_URL: 'https://Learn.example.org/',
    CONTENT_URL: 'https://content.example.net',
    TRUST_PROXY: '10.0.0.1, 10.0.0.2',
  });
  expect(config).toMatchObject({
    publicUrl: 'https://learn.example.org',
    contentUrl: 'https://content.example.net',
    trustProxy: ['10.0.0.1', '10.0.0.2'],
  });
});

test('listens on this machine only unless HOST or PUBLIC_URL is set', () => {
  const urls = { PUBLIC_URL: 'https://learn.example.org', CONTENT_URL: 'https://content.example.net' };
  const hosts = [{}, { HOST: '192.0.2.1' }, urls, { ...urls, HOST: '127.0.0.1' }].map(
    (source) => readConfig(source).host,
  );
  expect(hosts).toEqual(['localhost', '192.0.2.1', '0.0.0.0', '127.0.0.1']);
});
