/** Facts that every layout prints. Days are `YYYY-MM-DD`. */
export type CertificateFacts = {
  holder: string;
  title: string;
  awardedOn: string;
  expiresOn: string | null;
  serial: string;
  verifyCode: string;
  /** Address of the public check; also in the QR code. */
  checkUrl: string;
  createdAt: Date;
};

/** Certificate of the first layout, from before certificate settings existed. */
export type Drawing1 = CertificateFacts & { drawing: 1; organisation: string };

/** PNG without transparency, or JPEG. */
export type Picture = Uint8Array;

export type Drawing2 = CertificateFacts & {
  drawing: 2;
  /** Prints names in all scripts. Certificates from before that have false, and keep their files. */
  hasAllScripts: boolean;
  /** Registration number of the holder, where the settings print it. */
  registration: string | null;
  organisation: string | null;
  /** Heading, such as "Certificate of completion". */
  heading: string;
  /** Words between holder and title, such as "has completed". */
  lead: string;
  /** Learning time, such as "1 h 30 min". */
  hours: string | null;
  objectives: readonly string[];
  footers: readonly string[];
  icons: readonly { title: string; picture: Picture }[];
  /** `site` is the logo of Doselore. A picture belongs to an organisation; `name` is its text for screen readers. */
  logo: 'none' | 'site' | { name: string; picture: Picture };
  signatory: { name: string; title: string; picture: Picture | null } | null;
  /** Draws "Preview" across the page. */
  isPreview: boolean;
};

export type CertificateData = Drawing1 | Drawing2;
