import type { BadgeFacts, BadgePlace } from '../badges.repository.ts';
import { statusListAddress } from '../status-lists/write-status-list.ts';
import { hashIdentity, newSalt } from './hash-identity.ts';
import { achievementAddress, issuerOf, writeAchievement } from './write-achievement.ts';

type Badge = { site: string; facts: BadgeFacts; place: BadgePlace; isNamed: boolean };

/** Returns the identity of the holder: a hashed email address, and the name if the holder asks for it. */
function identitiesOf({ email, first_name: first, last_name: last }: BadgeFacts, isNamed: boolean) {
  const salt = newSalt();
  const hashed = {
    type: 'IdentityObject',
    hashed: true,
    identityHash: hashIdentity(email.toLowerCase(), salt),
    identityType: 'emailAddress',
    salt,
  };
  const name = { type: 'IdentityObject', hashed: false, identityHash: `${first} ${last}`, identityType: 'name' };
  return isNamed ? [hashed, name] : [hashed];
}

/** Returns an Open Badge 3.0 with the claims of its JWT. `validUntil` is the end of the last day in UTC. */
export function writeCredential({ site, facts, place, isNamed }: Badge) {
  const id = `urn:uuid:${place.uuid}`;
  const issuer = issuerOf(site);
  const achievementId = achievementAddress(site, facts);
  const validFrom = `${facts.awarded_on}T00:00:00Z`;
  const validUntil = facts.expires_on === null ? null : `${facts.expires_on}T23:59:59Z`;
  const list = statusListAddress(site, place.list_number);
  const result = (name: string, value: string) => ({
    type: ['Result'],
    resultDescription: `${achievementId}#${name}`,
    value,
  });
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: facts.title,
    issuer,
    validFrom,
    ...(validUntil === null ? {} : { validUntil }),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: identitiesOf(facts, isNamed),
      achievement: writeAchievement(site, facts),
      result: [
        result('months', String(facts.months)),
        ...(facts.expires_on === null ? [] : [result('expires', facts.expires_on)]),
      ],
    },
    credentialStatus: {
      id: `${list}#${place.list_index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(place.list_index),
      statusListCredential: list,
    },
    credentialSchema: [
      {
        id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
        type: '1EdTechJsonSchemaValidator2019',
      },
    ],
    iss: issuer.id,
    jti: id,
    nbf: secondsOf(validFrom),
    ...(validUntil === null ? {} : { exp: secondsOf(validUntil) }),
  };
}

function secondsOf(moment: string): number {
  return Date.parse(moment) / 1_000;
}
