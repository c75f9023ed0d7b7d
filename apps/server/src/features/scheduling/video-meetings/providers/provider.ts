/** An account as its provider needs it: with the address of its server, and the secret in clear. Never logged. */
export type ProviderAccount = {
  id: number;
  host: string;
  tenantId: string | null;
  clientId: string | null;
  secret: string | null;
};

/** The meeting of one session. Times are the wall clock of London, written as UTC. */
export type Meeting = {
  /** Our name of the meeting, by which a retry finds it again. */
  mark: string;
  title: string;
  starts: Date;
  ends: Date;
  /** Earlier answer of the service. Null for a meeting that was not made yet. */
  existing: HeldMeeting | null;
  /** True when an earlier try may have made the meeting. */
  isRetry: boolean;
};

export type HeldMeeting = { externalId: string; joinUrl: string; passcode: string | null };

export type Attendee = { id: number; name: string; role: 'trainer' | 'delegate' };

/** A service for video meetings. Every call throws `MeetingError` when it fails. */
export type MeetingProvider = {
  /** Asks the service whether the account works. */
  check(account: ProviderAccount): Promise<void>;
  /** Makes the meeting or changes it. Running it again makes no second meeting. */
  put(account: ProviderAccount, meeting: Meeting): Promise<HeldMeeting>;
  /** Removes a meeting. One that is gone already counts as removed. */
  remove(account: ProviderAccount, target: { externalId: string | null; mark: string }): Promise<void>;
  /** Returns the address for one person. Without this function everybody joins by the link of the meeting. */
  joinFor?(account: ProviderAccount, meeting: Meeting & { existing: HeldMeeting }, attendee: Attendee): Promise<string>;
};

/** Failure of a call to a service, in words for site admins. */
export class MeetingError extends Error {
  /** True when trying again cannot help until a person changes something. */
  readonly isFinal: boolean;
  /** Milliseconds that the service asks to wait. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, target: { isFinal: boolean; retryAfterMs?: number | undefined; cause?: unknown }) {
    super(message, { cause: target.cause });
    this.isFinal = target.isFinal;
    this.retryAfterMs = target.retryAfterMs;
  }
}
