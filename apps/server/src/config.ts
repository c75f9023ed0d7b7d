import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { ConnectionSettings } from './platform/db/index.ts';

const url = (protocols: RegExp, example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.test(value), `must be an address such as ${example}`);

const origin = url(/^https?:\/\/[^/]+\/?$/u, 'https://learn.example.org').transform((value) => new URL(value).origin);

const seconds = z.coerce.number().positive().max(86_400);

const environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().min(1).optional(),
    DATA_DIR: z.string().min(1).default('.data'),
    ERASURES_FILE: z.string().min(1).optional(),
    DATABASE_URL: url(/^postgres(ql)?:\/\//u, 'postgres://name:password@host:5432/doselore').optional(),
    DB_POOL: z.coerce.number().int().min(4).max(1_000).default(10),
    DB_STATEMENT_TIMEOUT: seconds.default(30),
    DB_LOCK_TIMEOUT: seconds.default(5),
    DB_POOLER: z.enum(['transaction']).optional(),
    PUBLIC_URL: origin.optional(),
    CONTENT_URL: origin.optional(),
    SECRET_KEY: z.string().min(32, 'must have 32 characters or more: openssl rand -hex 32').optional(),
    SMTP_URL: url(/^smtps?:\/\//u, 'smtp://mail.example.org:587').optional(),
    MAIL_FROM: z.string().min(3).default('Doselore <no-reply@doselore.example>'),
    SUPPORT_EMAIL: z.string().min(3).default('support@doselore.example'),
    SUPPORT_PHONE: z.string().min(3).default('01632 960 120'),
    PHARMACIST_EMAIL: z
      .email('must be an address such as pharmacist@example.org')
      .default('pharmacist@doselore.example'),
    JITSI_URL: url(/^https:\/\//u, 'https://meet.example.org').optional(),
    CLAMD_URL: url(/^tcp:\/\/[^/:]+(:\d+)?$/u, 'tcp://clamd.example.org:3310').optional(),
    OFFLINE_PAGES: z.enum(['on', 'off']).default('on'),
    DEMO: z.enum(['on', 'off']).optional(),
    STRICT_ANSWERS: z.enum(['on', 'off']).default('off'),
    DRAIN_SECONDS: z.coerce.number().min(0).max(600).default(5),
    TRUST_PROXY: z.string().default(''),
  })
  .superRefine((value, context) => {
    if ((value.PUBLIC_URL === undefined) !== (value.CONTENT_URL === undefined)) {
      context.addIssue({
        code: 'custom',
        path: ['CONTENT_URL'],
        message: 'PUBLIC_URL and CONTENT_URL must be set together',
      });
    }
    const hosts = [value.PUBLIC_URL, value.CONTENT_URL].map((address) => address && new URL(address).hostname);
    if (hosts[0] !== undefined && hosts[0] === hosts[1]) {
      context.addIssue({
        code: 'custom',
        path: ['CONTENT_URL'],
        message: 'must be on another host than PUBLIC_URL: packages run there, away from the sessions',
      });
    }
  });

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** List of erased accounts, which a restore of the database does not overwrite. */
  erasuresFile: string;
  databaseUrl: string | undefined;
  connections: ConnectionSettings;
  publicUrl: string | undefined;
  contentUrl: string | undefined;
  /** Key that seals stored secrets. Without it the server makes its own key. */
  secretKey: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  supportEmail: string;
  supportPhone: string;
  /** Address that receives every question to the pharmacist. */
  pharmacistEmail: string;
  /** Jitsi server for accounts without an address. Without it such accounts cannot be made. */
  jitsiUrl: string | undefined;
  /** Virus scanner for documents. Without it files are shown without a scan. */
  clamdUrl: string | undefined;
  /** Serves the service worker, so that pages of today's courses open without a connection. */
  offlinePages: boolean;
  demo: boolean;
  /** Seconds for which a stopping server answers 503 at `/ready` before it closes its port. */
  drainSeconds: number;
  /** Addresses of the proxies whose forwarded headers the server trusts. */
  trustProxy: string[];
  cores: number;
  /** Checks every answer against its schema before it leaves. On under test. */
  strictAnswers: boolean;
};

/** Reads the environment once. Throws one Error that names every wrong value. */
export function readConfig(source: NodeJS.ProcessEnv = process.env): Config {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(filled);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not right:\n${faults.join('\n')}`);
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    // Without a public address only this machine reaches the server: `localhost` is 127.0.0.1 and ::1.
    host: value.HOST ?? (value.PUBLIC_URL === undefined ? 'localhost' : '0.0.0.0'),
    dataDir: path.resolve(value.DATA_DIR),
    erasuresFile: path.resolve(value.ERASURES_FILE ?? path.join(value.DATA_DIR, 'erasures.txt')),
    databaseUrl: value.DATABASE_URL,
    connections: {
      size: value.DB_POOL,
      statementTimeoutMs: value.DB_STATEMENT_TIMEOUT * 1_000,
      lockTimeoutMs: value.DB_LOCK_TIMEOUT * 1_000,
      pooler: value.DB_POOLER,
    },
    publicUrl: value.PUBLIC_URL,
    contentUrl: value.CONTENT_URL,
    secretKey: value.SECRET_KEY,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    supportEmail: value.SUPPORT_EMAIL,
    supportPhone: value.SUPPORT_PHONE,
    pharmacistEmail: value.PHARMACIST_EMAIL,
    jitsiUrl: value.JITSI_URL,
    clamdUrl: value.CLAMD_URL,
    // A server with a public address is a demo only if DEMO says so: the outbox of a demo shows everybody's reset
    // links.
    offlinePages: value.OFFLINE_PAGES === 'on',
    demo: value.DEMO === undefined ? value.PUBLIC_URL === undefined : value.DEMO === 'on',
    drainSeconds: value.DRAIN_SECONDS,
    trustProxy: value.TRUST_PROXY.split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    cores: availableParallelism(),
    strictAnswers: value.STRICT_ANSWERS === 'on',
  };
}
