package games.magie.testdb;

import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/// Leaves out the tests whose [Needs] are not met.
final class NeedsCondition implements ExecutionCondition {
  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    return AnnotationSupport.findAnnotation(context.getElement(), Needs.class).stream()
        .flatMap(needs -> Stream.of(needs.value()))
        .map(Need::condition)
        .filter(ConditionEvaluationResult::isDisabled)
        .findFirst()
        .orElse(ConditionEvaluationResult.enabled("nothing is missing"));
  }
}
