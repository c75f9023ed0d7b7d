import type { Outbound, OutboundAnswer, OutboundCall } from '../../../../platform/outbound/index.ts';
import type { AppTokens } from './app-tokens.ts';
import { callService } from './call-service.ts';

export type TokenCall = Pick<OutboundCall, 'url' | 'method'> & {
  /** Body that is sent as JSON. */
  json?: object;
  accepts?: readonly number[];
};

type Asking = {
  service: string;
  /** Messages for refusals that have one cause. */
  refusals?: Partial<Record<number, string>>;
  tokens: AppTokens;
  /** Owner of the token: the app and its secret. */
  key: readonly string[];
  fetchToken: () => Promise<string>;
};

/** Calls a service with an access token. One that the service no longer accepts is replaced once. */
export async function callWithToken(outbound: Outbound, target: Asking, call: TokenCall): Promise<OutboundAnswer> {
  const { service, refusals = {}, tokens, key, fetchToken } = target;
  const { json, accepts = [], ...sent } = call;
  const ask = async (accepted: readonly number[]) => {
    const token = await tokens.get(key, fetchToken);
    return callService(outbound, {
      ...sent,
      ...{ service, refusals, accepts: accepted },
      headers: { authorization: `Bearer ${token}`, ...(json && { 'content-type': 'application/json' }) },
      ...(json && { body: JSON.stringify(json) }),
    });
  };
  const answer = await ask([...accepts, 401]);
  if (answer.status !== 401) return answer;
  tokens.drop(key);
  return ask(accepts);
}
