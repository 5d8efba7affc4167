/// A scheduler for which every piece of work is a step of its own, to be seen at a time of its own.
///
/// A stage that could send several events in one piece of work sends one.
@usableFromInline
package protocol SteppedScheduler: ImmediateSchedulerType {}
