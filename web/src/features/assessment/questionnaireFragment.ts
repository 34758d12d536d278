import { graphql } from '../../gql/gql.ts';

/** The fields of an assessment that its steps need. */
export const questionnaireFragment = graphql(`
  fragment Questionnaire_assessment on Assessment {
    id
    status
    jurisdiction
    isCurrentBank
    system {
      id
      jurisdiction
      name
      systemType
    }
    responses {
      assessmentId
      questionId
      answer
      answeredBy {
        id
      }
    }
    annotations {
      assessmentId
      questionId
      note
      notedBy {
        id
      }
      notedAt
      flag {
        text
        member {
          id
        }
        flaggedBy {
          id
        }
      }
    }
    lastNotes {
      questionId
      note
      notedAt
    }
    supplierAnswers {
      questionId
      question
      answer
      from
      at
    }
    previous {
      id
      completedAt
    }
    lastAnswers {
      questionId
      answer
      change
    }
    otherLaw {
      id
      jurisdiction
      completedAt
    }
    organisationAnswers {
      questionId
      answer
      answeredAt
    }
    organisationTurnover {
      euros
      answeredAt
    }
    suggestions {
      questionId
      answer
      source
    }
    questions(all: true) {
      id
      category
      group
      question
      askedWhen
      type
      options {
        value
        label
      }
      ...QuestionForm_question
    }
  }
`);
