import type { Config } from '../../config.ts';

const pairs: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

export type Origins = { app: string; content: string };

/**
 * Returns the addresses of the app and its content host for a Host header. With PUBLIC_URL and CONTENT_URL they are as
 * configured. Without them, `localhost` and `127.0.0.1` are each other's content host. Returns undefined when no second
 * host is known. Then packages cannot be played.
 */
export function originsFor(config: Config, host: string): Origins | undefined {
  if (config.publicUrl && config.contentUrl) return { app: config.publicUrl, content: config.contentUrl };
  const [name = '', port] = host.split(':');
  const other = pairs[name];
  if (other === undefined) return undefined;
  const suffix = port ? `:${port}` : '';
  return { app: `http://${name}${suffix}`, content: `http://${other}${suffix}` };
}
