import SCIMMY from 'scimmy';

const { Schemas } = SCIMMY;
const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';

/**
 * The capabilities of this implementation (RFC 7643, 5).
 * @param base the base address
 */
export function serviceProviderConfig(base: string): object {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: 200 },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Provisioning token',
        description: 'A bearer token (RFC 6750) of the organisation, which its owners create under Provisioning.',
        specUri: 'https://www.rfc-editor.org/info/rfc6750',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  };
}

export function resourceTypes(base: string): { id: string }[] {
  return [
    { id: 'User', endpoint: '/Users', schema: USER, description: 'A person in the organisation' },
    { id: 'Group', endpoint: '/Groups', schema: GROUP, description: 'A group that can be mapped to roles' },
  ].map(type => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    ...type,
    name: type.id,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${type.id}` },
  }));
}

/** The attributes that we store of users and groups. Others are ignored, and listed in the organisation's log. */
const KEPT: Record<string, Record<string, readonly string[]>> = {
  [USER]: {
    userName: [],
    name: ['formatted', 'givenName', 'familyName'],
    displayName: [],
    active: [],
    emails: ['value', 'type', 'primary'],
  },
  [GROUP]: { displayName: [], members: ['value', '$ref', 'type'] },
};

type Attribute = {
  name: string;
  canonicalValues?: string[];
  referenceTypes?: string[];
  subAttributes?: Attribute[];
};

export function schemas(base: string): { id: string }[] {
  return [Schemas.User, Schemas.Group].map(({ definition }) => {
    const { id, name, description, attributes } = JSON.parse(JSON.stringify(definition.describe())) as {
      id: string;
      name: string;
      description: string;
      attributes: Attribute[];
    };
    const kept = KEPT[id] ?? {};
    return {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
      id,
      name,
      description,
      attributes: attributes.flatMap(attribute => keptOf(attribute, kept[attribute.name])),
      meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
    };
  });
}

function keptOf(attribute: Attribute, inner: readonly string[] | undefined): Attribute[] {
  if (!inner) return [];
  const { subAttributes } = attribute;
  if (!subAttributes) return [attribute];
  const kept = subAttributes.filter(({ name }) => inner.includes(name));
  return [{ ...attribute, subAttributes: kept.map(each => ({ ...each, ...ONLY[attribute.name]?.[each.name] })) }];
}

/** Only addresses of the type “work” count. Only users are members, so groups contain no groups. */
const ONLY: Record<string, Record<string, Partial<Attribute>>> = {
  emails: { type: { canonicalValues: ['work'] } },
  members: { type: { canonicalValues: ['User'] }, $ref: { referenceTypes: ['User'] } },
};
