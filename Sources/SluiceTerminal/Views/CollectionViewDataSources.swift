public import Sluice

/// What a collection view's data sources have in common; the first argument of their closures.
public typealias CollectionViewSectionedDataSource<Section: SectionModelType> = SectionedDataSource<
  CollectionView, Section
>

/// A data source of a collection view that shows everything anew when the sections change.
public typealias CollectionViewSectionedReloadDataSource<Section: SectionModelType> =
  SectionedReloadDataSource<CollectionView, Section>

/// The same under the name that it has in RxDataSources.
public typealias RxCollectionViewSectionedReloadDataSource<Section: SectionModelType> =
  SectionedReloadDataSource<CollectionView, Section>

/// A data source of a collection view that shows changes step by step.
public typealias CollectionViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType> =
  SectionedAnimatedDataSource<CollectionView, Section>

/// The same under the name that it has in RxDataSources.
public typealias RxCollectionViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType> =
  SectionedAnimatedDataSource<CollectionView, Section>
