public import Sluice

/// What a table view's data sources have in common; the first argument of their closures.
public typealias TableViewSectionedDataSource<Section: SectionModelType> = SectionedDataSource<TableView, Section>

/// A data source of a table view that shows everything anew when the sections change.
public typealias TableViewSectionedReloadDataSource<Section: SectionModelType> =
  SectionedReloadDataSource<TableView, Section>

/// The same under the name that it has in RxDataSources.
public typealias RxTableViewSectionedReloadDataSource<Section: SectionModelType> =
  SectionedReloadDataSource<TableView, Section>

/// A data source of a table view that shows changes step by step.
public typealias TableViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType> =
  SectionedAnimatedDataSource<TableView, Section>

/// The same under the name that it has in RxDataSources.
public typealias RxTableViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType> =
  SectionedAnimatedDataSource<TableView, Section>
