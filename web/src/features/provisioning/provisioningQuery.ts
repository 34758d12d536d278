import { graphql } from '../../gql/gql.ts';

export const provisioningQuery = graphql(`
  query Provisioning {
    provisioning {
      ...Provisioning_all
    }
  }
`);

export const ProvisioningFragment = graphql(`
  fragment Provisioning_all on Provisioning {
    address
    tokens {
      id
      hint
      createdAt
      lastUsedAt
      expiresAt
    }
    groupRoles {
      group
      role
    }
    groups
    userCount
  }
`);
