import { graphql } from '../../gql/gql.ts';

export const decideFile = graphql(`
  mutation DecideProposedFile($input: DecideProposedFileInput!) {
    decideProposedFile(input: $input) {
      id
      ...ProposedFileRow_file
    }
  }
`);
